export const noConnection: string = 'Check internet connection';
export const refused = (status: number): string => `${status} Refused`;
export const serverError = (status: number): string => `${status} Server error`;
export const otherHost = (host: string): string => `Sent on to another host: ${host}`;
