export interface CategoryPartProps {
  readonly category: string;
  readonly favourites: ReadonlySet<string>;
}
