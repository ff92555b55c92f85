export const noName: string = '(ohne Namen)';
