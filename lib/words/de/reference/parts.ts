export const partOf = (part: string, of: string): string => `${part} (${of})`;
export const readMore: string = 'Mehr erfahren';
export const unread = (count: number): string =>
  count === 1
    ? `${count} Stelle dieses Dokuments konnte nicht gelesen werden`
    : `${count} Stellen dieses Dokuments konnten nicht gelesen werden`;
export const andMore = (count: number): string => `und ${count} weitere`;
export const usedIn: string = 'Verwendet in {}';
export const step = (number: number): string => `, Schritt ${number}`;

export const serverParts: string = 'Teile der Serveradresse';
export const hasNoDefault: string = ' hat keinen Standardwert: Setzen Sie einen Wert ein';
export const isDefault: string = ' ist {}';
export const unless: string = ', zur Wahl stehen auch {}';
export const andMoreChoices = (count: number): string => ` und ${count} weitere`;
