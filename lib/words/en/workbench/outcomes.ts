export const payment: string = 'Payment';
export const addressCheck: string = 'Address check';
export const securityCodeCheck: string = 'Security code check';
export const bankAccount: string = 'Bank account';
