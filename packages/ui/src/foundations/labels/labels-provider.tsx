import { createContext, use, type ReactNode } from 'react';

/** Words that many parts need, each as short as the buttons that it names. */
export interface Labels {
  /** Leads back to where one came from. */
  readonly back: string;
  /** The way out of a question. */
  readonly cancel: string;
  /** Empties a field. */
  readonly clear: string;
  /** Closes what lies over the page. */
  readonly close: string;
  /** Puts out of sight what is shown. */
  readonly hide: string;
  /** The one after this one. */
  readonly next: string;
  /** Stops what moves. */
  readonly pause: string;
  /** The one before this one. */
  readonly previous: string;
  /** Asks for what may have changed. */
  readonly refresh: string;
  /** Lets it move again. */
  readonly resume: string;
  /** Tries again what has failed. */
  readonly retry: string;
  /** Brings into sight what is hidden. */
  readonly show: string;
}

const LabelsContext = createContext<Labels | undefined>(undefined);

export interface LabelsProviderProps {
  /** The words, in the language of the page. */
  labels: Labels;
  /** Everything that may need them. */
  children?: ReactNode;
}

/** Says once what parts would otherwise be told one by one. A prop of a part still wins. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Finds a word: the part's own, or that of the page. */
export type FindLabel = (name: keyof Labels, own: string | undefined) => string;

/** Throws for a word that nobody has given, rather than leave a button without a name. */
export function useLabels(): FindLabel {
  const labels = use(LabelsContext);
  return (name, own) => {
    const word = own ?? labels?.[name];
    if (word === undefined)
      throw new Error(`There is no word for “${name}”: give it by LabelsProvider or by a prop`);
    return word;
  };
}
