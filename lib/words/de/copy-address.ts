export const copied: string = 'Kopiert';
export const copiedAddress = (part: string): string => `Adresse kopiert: ${part}`;
export const copiedOperation: string = 'Adresse dieser Operation kopiert';
