/**
 * Text with full-width letters, digits and signs, as Chinese keyboards enter them, replaced by ASCII, of equal length.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("、", ",")
    .replaceAll("【", "[")
    .replaceAll("】", "]");
