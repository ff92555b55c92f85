export const httpStatus: string = 'HTTP status';
/** Before advice: `Retry later: `. */
export const beforeAdvice = (retry: string): string => `${retry}: `;
