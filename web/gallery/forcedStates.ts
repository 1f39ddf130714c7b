/** The pseudo-classes that a person's pointer and keyboard cause. */
const PSEUDO_CLASSES = { hover: ':hover', focus: ':focus-visible', active: ':active' } as const;

/** The states that the gallery shows; what is pressed is below the pointer too. */
export const FORCED_STATES = { hover: 'hover', focus: 'focus', active: 'hover active' } as const;

export type ForcedState = keyof typeof FORCED_STATES;

/** What takes the focus; a pointer may be above any element. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** React Aria's attribute in place of the pseudo-class. */
const OF_REACT_ARIA = { hover: 'data-hovered', focus: 'data-focus-visible', active: 'data-pressed' } as const;

/** Shows every element below `root` as in a state, those that are drawn later too, until it is called off. */
export function forceState(root: Element, state: ForcedState): () => void {
  for (const { cssRules } of document.styleSheets) addForcedSelectors(cssRules);
  const force = () => {
    for (const element of root.querySelectorAll(state === 'focus' ? FOCUSABLE : '*')) {
      element.setAttribute('data-forced', FORCED_STATES[state]);
      if (element.hasAttribute('data-rac')) element.setAttribute(OF_REACT_ARIA[state], 'true');
    }
  };
  force();
  const drawn = new MutationObserver(force);
  drawn.observe(root, { childList: true, subtree: true });
  return () => drawn.disconnect();
}

/** Lets each rule for a pseudo-class hold for elements with `data-forced` too. */
function addForcedSelectors(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced')) {
      const forced = Object.entries(PSEUDO_CLASSES).reduce(
        (selector, [state, pseudo]) => selector.replaceAll(pseudo, `[data-forced~='${state}']`),
        rule.selectorText,
      );
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`;
    } else if (rule instanceof CSSGroupingRule) addForcedSelectors(rule.cssRules);
  }
}
