/** The plural categories of a language, by CLDR: `one`, `few`, `other` and so on. */
export function pluralIn(language: string): (number: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (number) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(number);
  };
}
