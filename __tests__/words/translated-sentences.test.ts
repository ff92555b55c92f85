import * as deChangelog from '@/.generated/languages/de/docs/changelog';
import * as deSize from '@/.generated/languages/de/plugins/file-size';
import * as deFinder from '@/.generated/languages/de/plugins/finder';
import * as dePage from '@/.generated/languages/de/plugins/page';
import * as deChanges from '@/.generated/languages/de/reference/changes';
import * as deControls from '@/.generated/languages/de/reference/field-controls';
import * as deFields from '@/.generated/languages/de/reference/fields';
import * as deParts from '@/.generated/languages/de/reference/parts';
import * as deRows from '@/.generated/languages/de/reference/rows';
import * as deReasons from '@/.generated/languages/de/signature/reasons';
import * as deVerdict from '@/.generated/languages/de/signature/verdict';
import * as deSend from '@/.generated/languages/de/workbench/send';
import * as frChangelog from '@/.generated/languages/fr/docs/changelog';
import * as frWorkflows from '@/.generated/languages/fr/docs/workflows';
import * as frSize from '@/.generated/languages/fr/plugins/file-size';
import * as frFinder from '@/.generated/languages/fr/plugins/finder';
import * as frPage from '@/.generated/languages/fr/plugins/page';
import * as frChanges from '@/.generated/languages/fr/reference/changes';
import * as frFilter from '@/.generated/languages/fr/reference/filter';
import * as frNested from '@/.generated/languages/fr/reference/nested';
import * as frRows from '@/.generated/languages/fr/reference/rows';
import * as frReasons from '@/.generated/languages/fr/signature/reasons';
import * as frVerdict from '@/.generated/languages/fr/signature/verdict';
import * as frSend from '@/.generated/languages/fr/workbench/send';

const { rows: deRow } = deRows;
const { rows: frRow } = frRows;

test.each([
  [deChangelog.breakingCount(1), '1 inkompatible Änderung'],
  [deChangelog.breakingCount(2), '2 inkompatible Änderungen'],
  [frChangelog.breakingCount(0), '0 changement incompatible'],
  [frChangelog.breakingCount(2), '2 changements incompatibles'],
  [deFields.deprecatedParameters(1), '1 veralteter Parameter'],
  [deFields.deprecatedParameters(2), '2 veraltete Parameter'],
  [frFilter.hits({ count: 0, all: 9 }), '0 opération sur 9'],
  [frFilter.hits({ count: 1, all: 9 }), '1 opération sur 9'],
  [frFilter.hits({ count: 2, all: 9 }), '2 opérations sur 9'],
  [deChanges.counts['media-type-added'](2), '2 neue Medientypen'],
  [frChanges.counts['header-added'](1), '1 nouvel en-tête'],
  [deParts.unread(2), '2 Stellen dieses Dokuments konnten nicht gelesen werden'],
  [deControls.stoppedAt(1000), 'Bei 1.000 Feldern angehalten'],
  [deSend.notSent(1), 'Nicht gesendet: 1 Wert passt nicht zum Dokument.'],
  [deSend.notSent(2), 'Nicht gesendet: 2 Werte passen nicht zum Dokument.'],
  [frSend.notSent(2), 'Non envoyé\u00a0: 2 valeurs ne correspondent pas au document.'],
  [
    deFinder.enterVersions({ count: 2, products: 'Press und Shop' }),
    'Geben Sie die Versionen von Press und Shop ein, um zu sehen, welche Plugin-Version passt.',
  ],
  [
    frFinder.enterVersions({ count: 1, products: 'Shop' }),
    'Saisissez la version de Shop pour voir quelle version du plugin convient.',
  ],
  [
    deRows.shownOf({ shown: '100', all: '1.200', what: deRow.fields }),
    'Felder: 100 von 1.200 werden angezeigt. ',
  ],
  [deRows.showAll({ all: '1.200', what: deRow.values }), 'Alle 1.200 Werte anzeigen'],
  [
    frRows.shownOf({ shown: '100', all: '600', what: frRow.values }),
    'Affichage de 100 valeurs sur 600. ',
  ],
  [
    frNested.againWith({ schema: 'Address', inside: frNested.fieldCount(1) }),
    'Address à nouveau\u00a0: 1 champ',
  ],
  [
    deFields.requiredWhenMore(3),
    'Erforderlich, wenn {} oder eines von 3 weiteren Feldern gesendet wird.',
  ],
  [`${frWorkflows.givenTo} / ${frWorkflows.stepNumber(3)}`, '{}, pour {} / l’étape 3'],
  [dePage.orNewer({ product: 'WordPress', min: '4.4' }), 'WordPress ab 4.4'],
  [frPage.orNewer({ product: 'WordPress', min: '4.4' }), 'WordPress 4.4 ou ultérieur'],
  [dePage.fromTo({ product: 'WordPress', min: '4.4', max: '6.6' }), 'WordPress 4.4 bis 6.6'],
  [dePage.step({ group: 'Einrichten', number: 2 }), 'Einrichten, Schritt 2'],
  [deSize.inBytes(2), '2\u00a0Byte'],
  [frSize.inBytes(1), '1\u00a0octet'],
  [frSize.inKilobytes('6,6'), '6,6\u00a0Ko'],
  [deSend.offer({ field: 'pg_id', operation: 'post /sale' }), '{} verwenden, pg_id aus post /sale'],
  [
    deReasons.rewritten(deReasons.slashesEscaped(deReasons.sorted(deReasons.layouts.compact))),
    'Der Body wurde geparst und neu geschrieben. Signiert wurde er kompakt, mit sortierten Schlüsseln, mit maskierten Schrägstrichen, wie PHP ihn ausgibt.',
  ],
  [
    frReasons.rewrittenWithLineEnd(frReasons.sorted(frReasons.layouts.compact)),
    'Le corps a été analysé puis réécrit. Il a été signé sous forme compacte, avec des clés triées, suivi d’une fin de ligne.',
  ],
  [
    deVerdict.happened(new Intl.RelativeTimeFormat('de-DE').format(-4, 'days')),
    'Das Ereignis war vor 4 Tagen.',
  ],
  [deVerdict.happens(deVerdict.inDays(3)).replace(/:.*/, ''), 'Das Ereignis ist erst in 3 Tagen'],
  [
    frVerdict.happened(new Intl.RelativeTimeFormat('fr-FR').format(-3, 'hours')),
    'L’événement a eu lieu il y a 3 heures.',
  ],
])('%s: words fit their numbers and parts in form and place', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
