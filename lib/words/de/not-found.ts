export const title: string = 'Seite nicht gefunden';
export const description: string =
  'Die gesuchte Seite ist nicht hier; diese sagt, wo es weitergeht.';
export const page = {
  heading: 'Diese Seite gibt es nicht',
  text: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite ist umgezogen. Beginnen Sie von vorn, zum Beispiel hier.',
};
export const api = {
  heading: 'Danke, aber diese Ressource ist in einem anderen Schloss.',
  text: 'Keine Operation und kein Abschnitt der API hat diese Adresse. Alle Operationen stehen in der Liste.',
};
export const libs = {
  heading: 'Diese Bibliothek gibt es nicht',
  text: 'Kein Plugin und kein SDK hat diese Adresse. Diese können Sie heute installieren.',
};
export const style = {
  heading: 'Der Styleguide hat keine solche Seite',
  text: 'Alles, was der Styleguide zeigt, steht auf einer Seite.',
  link: 'Styleguide',
};
export const tellUs: string =
  'Sind Sie einem Link von uns gefolgt? Sagen Sie uns, wo Sie ihn gefunden haben: {}.';
