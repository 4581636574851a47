const STATES = /:(hover|active|focus-visible)\b/g;
const taught = new WeakSet<CSSStyleSheet>();

/**
 * Copies each rule with a pointer or focus state for `data-shown` elements. The copy is beside the
 * rule, so that the cascade stays the same.
 */
export function teachShownStates(document: Document): void {
  for (const sheet of document.styleSheets) {
    if (taught.has(sheet)) continue;
    taught.add(sheet);
    repeatIn(sheet);
  }
}

function repeatIn(holder: CSSStyleSheet | CSSGroupingRule): void {
  for (const [at, rule] of [...Array.from(holder.cssRules).entries()].reverse()) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) repeatIn(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = rule.selectorText.replaceAll(STATES, '[data-shown~="$1"]');
    if (selector === rule.selectorText) continue;
    holder.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
  }
}
