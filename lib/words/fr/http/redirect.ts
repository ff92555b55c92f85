export const redirecting: string = 'Redirection';
export const moved: string = 'Cette page a été déplacée vers {}.';
