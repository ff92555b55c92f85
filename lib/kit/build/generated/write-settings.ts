import { join } from 'node:path';
import { readCodeTables } from '@/lib/content/read-code-tables';
import { readSandboxRules, readTestData } from '@/lib/content/read-data';
import { readLanguages } from '@/lib/content/read-languages';
import { readOverlays } from '@/lib/content/read-overlays';
import { readParts } from '@/lib/content/read-parts';
import { readSignatures } from '@/lib/content/read-signatures';
import { readSite } from '@/lib/content/read-site';
import { getSlotPath, isInArticle, type Slot, SLOTS } from '@/lib/content/schemas/slots';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import {
  buildOwnEnvironments,
  getDefault,
  getLabel,
  listChoices,
} from '@/lib/environment/app-links';
import { writeChanged } from '@/lib/kit/system/write-changed';
import { getDefaultName } from '@/lib/markdown/remark-site-values.mjs';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';
import { readSupportEnds } from '@/lib/pages/changelog/support-end';
import { CONTENT_DATES_FILE } from '@/lib/pages/reading/page-files';
import { readDocumentLanguage } from '@/lib/pages/reading/page-languages';
import { readRunnerSettings } from '@/lib/pages/runner-settings';
import { readCrumbNames } from '@/lib/pages/shell/crumb-names';
import { readBannerLogo, readShellSettings } from '@/lib/pages/shell/shell-settings';
import { readSideLists } from '@/lib/pages/shell/side-lists';
import { readStartLinks } from '@/lib/pages/shell/start-links';
import { readDoctorSettings } from '@/lib/pages/workbench/read-doctor-settings';
import { readSignatureLabSettings } from '@/lib/pages/workbench/signature-lab-settings';
import { readContentDates } from './content-dates';

/**
 * Writes the names of breadcrumbs, which scripts that are bundled import.
 * @param root folder of the project.
 */
export function writeCrumbNames(root: string): void {
  const lines = [
    "import type { CrumbNames } from '@/lib/routes/build-breadcrumbs';",
    `export const CRUMB_NAMES: CrumbNames | undefined = ${JSON.stringify(readCrumbNames())};`,
  ];
  writeChanged(join(root, '.generated/crumb-names.ts'), `${lines.join('\n')}\n`);
}

/** Module that the layout of all pages imports for its effect. */
export const CONTENT_STAMP_FILE = '.generated/content-stamp.ts';

/**
 * Prints the module. It has an effect, because Next leaves out one that has none.
 * @param time of the last edit in milliseconds; 0 in a build
 */
export function printContentStamp(time: number): string {
  return `Object.assign(globalThis, { contentStamp: ${time} });\nexport {};`;
}

/** Names of slots in code. */
const SLOT_COMPONENTS: Readonly<Record<Slot, string>> = {
  banner: 'Banner',
  'before-article': 'BeforeArticle',
  'after-article': 'AfterArticle',
  footer: 'Footer',
};

const inSlot = (name: string) =>
  `<ArticleSlot><${name} components={dataComponents} /></ArticleSlot>`;

const importSlots = (slots: readonly Slot[]) =>
  slots.map((slot) => `import ${SLOT_COMPONENTS[slot]} from '@/${getSlotPath(slot)}';`);

/**
 * Prints the modules with what fills the slots of pages, and the logo: only that of which there is a file is imported.
 * That of the shell is one of its own, because every page would load the components of data that articles may have.
 * @param logo properties of its pictures.
 * @param environment properties of the choice of an environment.
 * @param hasLanguages whether the portal is in several languages.
 */
export function printSlots(
  disk: Pick<Disk, 'has'>,
  logo?: object,
  environment?: object,
  hasLanguages = false,
) {
  const filled = SLOTS.filter((slot) => disk.has(getSlotPath(slot)));
  const [inArticle, inShell] = [
    filled.filter(isInArticle),
    filled.filter((one) => !isInArticle(one)),
  ];
  const print = (slot: Slot, name: string, element: string) =>
    filled.includes(slot) ? [`  ${name}: ${element},`] : [];
  const banner = [
    ...(environment ? [`<EnvironmentChoice {...${JSON.stringify(environment)}} />`] : []),
    ...(filled.includes('banner') ? ['<BannerSlot><Banner /></BannerSlot>'] : []),
  ];
  const start = "import type { ReactNode } from 'react';";
  return {
    shell: [
      start,
      ...(inShell.length > 0 || logo || environment
        ? [
            "import { BannerSlot, EnvironmentChoice, FooterSlot, LogoPictures } from '@/app/shell-slots';",
          ]
        : []),
      ...(hasLanguages ? ["import { LanguageLinks } from '@/app/language-links';"] : []),
      ...importSlots(inShell),
      "export const SHELL_SLOTS: Partial<Record<'banner' | 'footerText' | 'logo' | 'languages', ReactNode>> = {",
      ...(banner.length > 0 ? [`  banner: <>${banner.join('')}</>,`] : []),
      ...print('footer', 'footerText', '<FooterSlot><Footer /></FooterSlot>'),
      ...(hasLanguages ? ['  languages: <LanguageLinks />,'] : []),
      ...(logo ? [`  logo: <LogoPictures {...${JSON.stringify(logo)}} />,`] : []),
      '};',
    ],
    article: [
      start,
      ...(inArticle.length > 0
        ? [
            "import { dataComponents } from '@/components/docs/mdx/data-components';",
            "import { ArticleSlot } from '@/app/article-slot';",
          ]
        : []),
      ...importSlots(inArticle),
      'export const ARTICLE_SLOTS: { readonly before?: ReactNode; readonly after?: ReactNode } = {',
      ...print('before-article', 'before', inSlot('BeforeArticle')),
      ...print('after-article', 'after', inSlot('AfterArticle')),
      '};',
    ],
  } as const;
}

/** Writes the modules of what stands around and within each article. */
function writeSlots(disk: Disk, write: (path: string, lines: readonly string[]) => void): void {
  const site = readSite();
  const label = getLabel(getDefault(site), getDefaultName(site.environments));
  const choice = listChoices(site).length > 0 ? { label } : undefined;
  const slots = printSlots(disk, readBannerLogo(), choice, readLanguages().all.length > 1);
  write('.generated/shell-slots.tsx', slots.shell);
  write('.generated/article-slots.tsx', slots.article);
}

/**
 * Writes what all pages share to `.generated`, as modules that their scripts import: in the properties of a layout
 * it would be in the payload of every page, with the rows of all operations and the names of all pages.
 * @param root folder of the project.
 * @param basePath `''` or like `/developer`.
 * @throws {InvalidContentError}
 */
export function writeSettings(root: string, basePath: string): void {
  const writeFile = (path: string, lines: readonly string[]) =>
    writeChanged(join(root, path), `${lines.join('\n')}\n`);
  const write = (name: string, lines: readonly string[], type = 'ts') =>
    writeFile(`.generated/${name}.${type}`, lines);
  writeFile(CONTENT_DATES_FILE, [JSON.stringify(Object.fromEntries(readContentDates(root)))]);
  // `npm run dev` writes another one after each edit, and open tabs render their page anew.
  writeFile(CONTENT_STAMP_FILE, [printContentStamp(0)]);
  write('api-reference', [
    "import type { ApiReferenceSettings } from '@/components/api-reference/api-reference';",
    `export const API_REFERENCE_SETTINGS: ApiReferenceSettings = ${JSON.stringify(readApiReferenceSettings(basePath))};`,
  ]);
  write('code-tables', [
    "import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';",
    '/** Codes by the fields that hold them; only for scripts that load when they are needed. */',
    `export const CODE_TABLES: CodeTables = ${JSON.stringify(readCodeTables())};`,
  ]);
  write('document-language', [
    "import type { Language } from '@/lib/words/languages';",
    '/** Language of the documents; `undefined` where it is that of all pages. */',
    `export const DOCUMENT_LANGUAGE: Language | undefined = ${JSON.stringify(readDocumentLanguage())};`,
  ]);
  write('doctor', [
    "import type { DoctorSettings } from '@/lib/workbench/doctor/doctor-settings';",
    '/** What the checks of an integration know; only for scripts that load when they are opened. */',
    `export const DOCTOR_SETTINGS: DoctorSettings = ${JSON.stringify(readDoctorSettings())};`,
  ]);
  // Reasons stand in the changelog: no page applies them.
  const actions = Object.entries(readOverlays(root)).map(([id, overlays]) => {
    return [id, overlays.actions.map((action) => ({ ...action, description: undefined }))] as const;
  });
  write('overlays', [
    "import type { OverlayAction } from '@/lib/openapi/overlay/apply-actions';",
    '/** Actions of the overlays by the id of their API; only for scripts that load with a live document of such an API. */',
    `export const OVERLAYS: Readonly<Record<string, readonly OverlayAction[]>> = ${JSON.stringify(Object.fromEntries(actions))};`,
  ]);
  write('sandbox-content', [
    "import type { SandboxOptions } from '@/lib/sandbox/engine';",
    '/** Rules and test data of the sandbox; only for the worker that it runs in. */',
    `export const SANDBOX_CONTENT: Pick<SandboxOptions, 'rules' | 'resources' | 'testData' | 'signatures'> = ${JSON.stringify({ ...readSandboxRules(), testData: readTestData(), ...readSignatures() })};`,
  ]);
  write('runner', [
    "import type { RunnerSettings } from '@/lib/pages/runner-settings';",
    `export const RUNNER_SETTINGS: RunnerSettings = ${JSON.stringify(readRunnerSettings())};`,
  ]);
  write('signature-lab', [
    "import type { SignatureLabSettings } from '@/lib/pages/workbench/signature-lab-settings';",
    '/** Settings of the signature lab; only for scripts that load when it is opened. */',
    `export const SIGNATURE_LAB: SignatureLabSettings | undefined = ${JSON.stringify(readSignatureLabSettings())};`,
  ]);
  write('shell', [
    "import type { readShellSettings } from '@/lib/pages/shell/shell-settings';",
    `export const SHELL_SETTINGS: ReturnType<typeof readShellSettings> = ${JSON.stringify(readShellSettings())};`,
  ]);
  write('start-links', [
    "import type { StartLinks } from '@/lib/pages/shell/start-links';",
    `export const START_LINKS: StartLinks = ${JSON.stringify(readStartLinks())};`,
  ]);
  write('support-ends', [
    "import type { SupportEnds } from '@/lib/pages/changelog/support-end';",
    '/** Last days of support; only for scripts that load with a former release. */',
    `export const SUPPORT_ENDS: SupportEnds = ${JSON.stringify(readSupportEnds())};`,
  ]);
  writeSlots(createDisk(root), writeFile);
  // `next.config.mjs` makes a constant of it.
  const own = buildOwnEnvironments(readSite());
  write('environments', [JSON.stringify(own ? JSON.stringify(own) : '')], 'json');
  // `next.config.mjs` has the routes of these parts alone.
  write('parts', [JSON.stringify(readParts())], 'json');
  write('side-lists', [
    "import type { readSideLists } from '@/lib/pages/shell/side-lists';",
    `export const SIDE_LISTS: ReturnType<typeof readSideLists> = ${JSON.stringify(readSideLists())};`,
  ]);
}
