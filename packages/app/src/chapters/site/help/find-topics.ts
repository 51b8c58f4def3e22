export interface FoundTopic {
  /** Its place among all topics. */
  readonly place: number;
  readonly title: string;
  /** The first sentence of its text that has what was asked for. */
  readonly sentence: string;
}

export interface SearchedTopic {
  readonly title: string;
  readonly content: string;
}

/** What a text says, a line a block; it is read and never shown as it is. */
function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const end of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th, br'))
    end.append('\n');
  return (body.textContent ?? '').split('\n').flatMap((line) => line.trim() || []);
}

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?؟])\s+/u);

/** Without marks above letters, so that nobody has to type them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Topics in which every word that was typed begins a word, those by their title first. */
export function findTopics(topics: readonly SearchedTopic[], typed: string): FoundTopic[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const hits = (text: string): number => {
    const own = wordsOf(text);
    return asked.filter((one) => own.some((word) => word.startsWith(one))).length;
  };
  return topics
    .map(({ title, content }, place) => {
      const lines = linesOf(content);
      const sentences = lines.flatMap(sentencesOf);
      const sentence = sentences.toSorted((a, b) => hits(b) - hits(a))[0] ?? '';
      return {
        place,
        title,
        sentence,
        inTitle: hits(title),
        all: hits([title, ...lines].join(' ')),
      };
    })
    .filter(({ all }) => all === asked.length)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .map(({ place, title, sentence }) => ({ place, title, sentence }));
}
