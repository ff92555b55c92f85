export const redirecting: string = 'Weiterleitung';
export const moved: string = 'Diese Seite ist jetzt unter {} zu finden.';
