export const copied: string = 'Copié';
export const copiedAddress = (part: string): string => `Adresse copiée\u00a0: ${part}`;
export const copiedOperation: string = 'Adresse de cette opération copiée';
