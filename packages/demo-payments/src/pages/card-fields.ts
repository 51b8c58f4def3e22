import type { CardFaults } from './cards.ts';
import { html, type Html } from './html.ts';

interface FieldOptions {
  readonly name: keyof CardFaults;
  readonly label: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string;
  readonly isNumeric?: boolean;
}

interface CardFieldsOptions {
  readonly faults: CardFaults;
  readonly name: string;
  readonly sample: string;
}

export function cardFields({ faults, name, sample }: CardFieldsOptions): Html {
  const field = (options: FieldOptions) => inputField(options, faults[options.name]);
  return html`${field({ name: 'name', label: 'Name on the card', autocomplete: 'cc-name', value: name })}
    ${field({
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      hint: `For a try: ${sample}`,
      isNumeric: true,
    })}
    <div class="pair">
      ${field({ name: 'expiry', label: 'Valid until', autocomplete: 'cc-exp', hint: 'MM/YY' })}
      ${field({ name: 'code', label: 'Security code', autocomplete: 'cc-csc', hint: '3 digits', isNumeric: true })}
    </div>`;
}

function inputField(options: FieldOptions, fault: string | undefined): Html {
  const { name, label, autocomplete, hint, value = '', isNumeric = false } = options;
  const notes = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      required
      ${isNumeric && html`inputmode="numeric"`}
      ${notes !== '' && html`aria-describedby="${notes}"`}
      ${fault !== undefined && html`aria-invalid="true"`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}
