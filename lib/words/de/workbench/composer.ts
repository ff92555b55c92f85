export const compose: string = 'Anfrage zusammenstellen';
export const outcome: string = 'Ergebnis';
export const send: string = 'Senden';
export const youGet: string = 'Sie erhalten {}';
export const later: string = '; an einem späteren Tag hat die Transaktion {}';
export const httpStatus: string = 'HTTP-Status';
export const request: string = 'Anfrage';
