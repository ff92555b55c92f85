/** Texts of one language by the number they tell; languages need one of both at least. */
export type PluralForms = { readonly one: string; readonly other: string };

/**
 * Text that fits a number in a language, by its plural rules: French has `one` for 0, too.
 * @param count whole number, not negative.
 */
export function selectPlural(locale: string, count: number, forms: PluralForms): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
}
