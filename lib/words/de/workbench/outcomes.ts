export const payment: string = 'Zahlung';
export const addressCheck: string = 'Adressprüfung';
export const securityCodeCheck: string = 'Prüfung des Sicherheitscodes';
export const bankAccount: string = 'Bankkonto';
