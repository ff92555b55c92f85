export const payment: string = 'Paiement';
export const addressCheck: string = 'Vérification de l’adresse';
export const securityCodeCheck: string = 'Vérification du cryptogramme';
export const bankAccount: string = 'Compte bancaire';
