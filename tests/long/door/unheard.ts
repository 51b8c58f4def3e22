import type { Told } from './look.ts';

/** Runs in the page: what is wrong here and is not told to whoever does not see it. */
export function unheard({ says, goes }: Told): string[] {
  const faults: string[] = [];
  const heard: string[] = [];
  const live =
    'output, dialog, [role="alert"], [role="status"], [role="alertdialog"], [role="dialog"], [aria-live="polite"], [aria-live="assertive"]';
  const shown = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());

  const wrong = shown.filter((element) => element.matches('[aria-invalid="true"]'));
  for (const control of wrong) {
    const note = ['aria-errormessage', 'aria-describedby']
      .flatMap((name) => (control.getAttribute(name) ?? '').split(/\s+/))
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' ')
      .trim();
    heard.push(note);
    if (note === '') faults.push(`nobody is told why ${control.outerHTML.slice(0, 120)} is wrong`);
  }
  for (const element of shown) if (element.matches(live)) heard.push(element.textContent ?? '');
  if (says !== undefined && !heard.some((one) => one.includes(says)))
    faults.push(`“${says}” is not among ${JSON.stringify(heard)}`);

  const focused = document.activeElement;
  if (goes && (focused === null || wrong[0]?.contains(focused) !== true))
    faults.push(
      `the focus is on ${focused?.outerHTML.slice(0, 120)} and not on the first wrong field`,
    );
  return faults;
}
