export const httpStatus: string = 'HTTP-Status';
export const beforeAdvice = (retry: string): string => `${retry}: `;
