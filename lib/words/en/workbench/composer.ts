export const compose: string = 'Compose a request';
export const outcome: string = 'Outcome';
export const send: string = 'Send';
/** With fields and their values in it. */
export const youGet: string = 'You get {}';
/** The same, follows `youGet`. */
export const later: string = '; on a later day the transaction has {}';
export const httpStatus: string = 'HTTP status';
export const request: string = 'Request';
