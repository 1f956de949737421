/** Full-width letters, digits and signs, as Chinese keyboards give them, as the usual ones: as many as before. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("、", ",")
    .replaceAll("【", "[")
    .replaceAll("】", "]");
