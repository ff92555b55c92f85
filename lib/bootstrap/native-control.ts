import { THEME_TOGGLE } from '@/lib/theme/listen-for-theme-toggles';
import { COPY_BUTTON } from './copy-code';

/** Attribute of controls that the browser and scripts without React serve: a press needs no React. */
export const NATIVE_CONTROL = 'data-native';

/** Attribute of the control of a language whose code React prints: it is not in the page's HTML. */
export const PRINTED_LANGUAGE = 'data-printed';

/** Selectors of the controls that need no React. */
export const WITHOUT_REACT = `[${THEME_TOGGLE}], [${COPY_BUTTON}], [${NATIVE_CONTROL}], [data-lang]:not([${PRINTED_LANGUAGE}])`;
