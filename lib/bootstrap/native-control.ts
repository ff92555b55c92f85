/** Attribute of controls that the browser and scripts without React serve: a press needs no React. */
export const NATIVE_CONTROL = 'data-native';
