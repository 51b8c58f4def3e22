import type { Told } from './look.ts';

/** Runs in the page: what is wrong here and is not told to whoever does not see it. */
export function unheard({ says, goes }: Told): string[] {
  const wordsOf = (ids: string | null): string =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  const noteOf = (control: Element): string =>
    wordsOf(control.getAttribute('aria-errormessage')) ||
    wordsOf(control.getAttribute('aria-describedby'));
  const isShown = (element: Element): boolean => element.checkVisibility();

  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].filter(isShown);
  const mute = wrong
    .filter((control) => noteOf(control) === '')
    .map((control) => `nobody is told why ${control.outerHTML.slice(0, 120)} is wrong`);
  const live = [
    ...document.querySelectorAll(
      'output, [role="alert"], [role="status"], [role="alertdialog"], [role="dialog"], dialog, [aria-live="polite"], [aria-live="assertive"]',
    ),
  ].filter(isShown);
  const heard = [...wrong.map(noteOf), ...live.map(({ textContent }) => textContent ?? '')];
  const isHeard = says === undefined || heard.some((one) => one.includes(says));
  const focused = document.activeElement;
  const isThere = !goes || (focused !== null && wrong[0]?.contains(focused) === true);
  return [
    ...mute,
    ...(isHeard ? [] : [`“${says}” is not among ${JSON.stringify(heard)}`]),
    ...(isThere
      ? []
      : [`the focus is on ${focused?.outerHTML.slice(0, 120)} and not on the first wrong field`]),
  ];
}
