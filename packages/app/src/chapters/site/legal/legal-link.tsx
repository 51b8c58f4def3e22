import { Link } from '#kernel/routing/link.ts';

interface LegalLinkProps {
  readonly name: string;
  readonly url: string;
}

/** A page of the site, or of somebody else in a tab of its own: a game or a form that is open stays. */
export const legalLink = ({ name, url }: LegalLinkProps) =>
  url.startsWith('/') ? (
    <Link to={url}>{name}</Link>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
