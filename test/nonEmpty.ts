/** The cases of a suite. An empty list is an error, because a loop over it would test nothing. */
export function nonEmpty<Case>(cases: readonly Case[], what: string): readonly Case[] {
  if (cases.length === 0) throw new Error(`no cases: ${what}`);
  return cases;
}
