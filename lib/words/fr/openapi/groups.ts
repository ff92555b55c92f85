/** Group of operations without a tag, beside others and alone. */
export const other: string = 'Autres';
export const allOperations: string = 'Toutes les opérations';
/** Section of tags that are in no other. */
export const more: string = 'Plus';
/** In place of a method: the provider calls. */
export const event: string = 'événement';
