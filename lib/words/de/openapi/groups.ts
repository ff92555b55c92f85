/** Group of operations without a tag, beside others and alone. */
export const other: string = 'Sonstige';
export const allOperations: string = 'Alle Operationen';
/** Section of tags that are in no other. */
export const more: string = 'Weitere';
/** In place of a method: the provider calls. */
export const event: string = 'Event';
