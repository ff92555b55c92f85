/** Group of operations without a tag, beside others and alone. */
export const other: string = 'Other';
export const allOperations: string = 'All operations';
/** Section of tags that are in no other. */
export const more: string = 'More';
/** In place of a method: the provider calls. */
export const event: string = 'event';
