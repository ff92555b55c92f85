export const noName: string = '(sans nom)';
export const shownOf = (shown: string, all: string): string => `${shown} caractères sur ${all}`;
