/** Attribute of what has data of the reader's own, such as a response: no remark quotes it, nor the code around it. */
export const OWN_DATA = 'data-own';
