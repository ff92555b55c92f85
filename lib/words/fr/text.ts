export const noName: string = '(sans nom)';
