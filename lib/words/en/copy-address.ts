/** Beside a link whose address was copied. */
export const copied: string = 'Copied';
/** The same for screen readers: of what. */
export const copiedAddress = (part: string): string => `Copied the address of ${part}`;
export const copiedOperation: string = 'Copied the address of this operation';
