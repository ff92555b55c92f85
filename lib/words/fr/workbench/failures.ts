export const redirect = (host: string): string =>
  `${host} a répondu par une redirection, qui n’a pas été suivie afin que votre clé reste ici\u00a0: corrigez l’adresse.`;
export const timeoutRepeatable = (host: string, seconds: string): string =>
  `${host} n’a pas répondu en ${seconds}\u00a0secondes et le résultat est inconnu\u00a0: vous pouvez renvoyer la requête sans risque.`;
export const timeout = (host: string, seconds: string): string =>
  `${host} n’a pas répondu en ${seconds}\u00a0secondes et le résultat est inconnu\u00a0: vérifiez ce qui s’est passé avant de renvoyer la requête.`;
export const refused = (host: string): string =>
  `${host} est joignable mais ne laisse pas cette page lire sa réponse (CORS)\u00a0: la requête a pu être exécutée ou non. Lancez la commande curl, et collez ce qu’elle affiche.`;
export const localDown = (host: string): string =>
  `Rien ne répond à ${host}\u00a0: démarrez l’hôte d’API local avec npm start.`;
export const down = (host: string): string =>
  `${host} est injoignable\u00a0: consultez sa page d’état, et vérifiez si un pare-feu ou une extension le bloque.`;
export const brokenRepeatable = (host: string): string =>
  `La réponse de ${host} s’est interrompue et le résultat est inconnu\u00a0: vous pouvez renvoyer la requête sans risque.`;
export const broken = (host: string): string =>
  `La réponse de ${host} s’est interrompue et le résultat est inconnu\u00a0: vérifiez ce qui s’est passé avant de renvoyer la requête.`;
export const offline: string =
  'Cet appareil est hors ligne\u00a0: connectez-le, puis renvoyez la requête.';
