import type { Loader } from '../source/loader';
import { checkSvg, type DrawingSize } from './check-svg';

/** Drawings of the adopter, which may be absent. */
export const DRAWINGS = {
  icon: 'content/icon.svg',
  logo: 'content/logo.svg',
  darkLogo: 'content/logo-dark.svg',
} as const;

/** Drawing that pages show: its size in its own units, and whether dark pages have another. */
export type Drawing = DrawingSize & { readonly hasDark: boolean };

/** Path or address of the version of a drawing for dark pages, beside it: `/images/flow-dark.svg`. */
export const getDarkPath = (path: string): string => path.replace(/\.svg$/, '-dark.svg');

/** Checks a drawing and its dark version. @returns `undefined` where there is none, or one without a size. */
function loadDrawing({ disk, reporter }: Loader, file: string): Drawing | undefined {
  const check = (path: string) => {
    const text = disk.readText(path);
    return text === undefined ? undefined : checkSvg(text, reporter(path));
  };
  const size = check(file);
  return size && { ...size, hasDark: check(getDarkPath(file)) !== undefined };
}

/** Checks the logo and the tab icon. @returns the logo; absent where there is none. */
export function loadLogo(loader: Loader): { readonly logo?: Drawing } {
  const { icon, logo: file, darkLogo } = DRAWINGS;
  loadDrawing(loader, icon);
  const logo = loadDrawing(loader, file);
  if (loader.disk.has(darkLogo) && !loader.disk.has(file))
    loader.add(darkLogo, '(root)', `${file} is missing, which light pages show`);
  return logo ? { logo } : {};
}

/** Checks the drawings of `content/images`. @returns those with a size, by address; dark versions are none of their own. */
export function loadDrawings(loader: Loader): ReadonlyMap<string, Drawing> {
  const paths = loader.disk.listTree('content/images', '.svg').map((path) => `/images/${path}`);
  const dark = new Set(paths.map(getDarkPath));
  return new Map(
    paths.flatMap((src) => {
      const drawing = dark.has(src) ? undefined : loadDrawing(loader, `content${src}`);
      return drawing ? [[src, drawing] as const] : [];
    }),
  );
}
