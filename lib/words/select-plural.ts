/** Texts of one language by the plural category of the number they tell (CLDR); each language has `other`. */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

/**
 * Text that fits a number in a language, by its plural rules: French has `one` for 0, too.
 * @param count whole number, not negative.
 */
export function selectPlural(locale: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
