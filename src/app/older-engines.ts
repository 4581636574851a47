/** Safari before 17 and Chrome before 120 lack `URL.canParse`. */
URL.canParse ??= (url, base) => {
  try {
    new URL(url, base);
    return true;
  } catch {
    return false;
  }
};
