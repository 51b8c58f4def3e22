/** Class names joined; what is empty is left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string => {
  let all = '';
  for (const name of names) if (name) all = all ? `${all} ${name}` : name;
  return all;
};
