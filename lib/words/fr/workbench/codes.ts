export const httpStatus: string = 'Statut HTTP';
export const beforeAdvice = (retry: string): string => `${retry}\u00a0: `;
