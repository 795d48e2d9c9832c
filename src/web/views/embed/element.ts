/**
 * `<khagola-day>` and `<khagola-chart>` for other pages. Each is an iframe of this service, sized by its attributes. A
 * birth goes into the fragment of the iframe's URL, so that it is not sent.
 */
const scriptUrl = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

const QUERY = ['place', 'at', 'tz', 'names', 'hours', 'digits', 'drawing', 'theme'];
const FRAGMENT = ['t', 'at', 'tz', 'place', 'name', 'ayanamsa', 'node'];

abstract class Embedded extends HTMLElement {
  static observedAttributes = [...new Set([...QUERY, ...FRAGMENT, 'lang', 'width', 'height', 'label'])];

  protected abstract readonly path: string;
  protected abstract readonly usual: { width: string; height: string; label: string };
  protected abstract address(): string;

  /** The given attributes among a list of names. */
  protected given(names: readonly string[]): string {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = this.getAttribute(name);
      if (value) query.set(name, value);
    }
    return query.toString();
  }

  connectedCallback(): void {
    const { width, height, label } = this.usual;
    const frame = document.createElement('iframe');
    const language = this.getAttribute('lang') === 'hi' ? '/hi' : '';
    frame.src = scriptUrl.origin + language + this.path + this.address();
    frame.title = this.getAttribute('label') ?? label;
    frame.width = this.getAttribute('width') ?? width;
    frame.height = this.getAttribute('height') ?? height;
    frame.loading = 'lazy';
    frame.style.border = '0';
    this.replaceChildren(frame);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.connectedCallback();
  }
}

class KhagolaDay extends Embedded {
  protected readonly path = '/embed/today';
  protected readonly usual = { width: '360', height: '330', label: 'Panchanga of the day' };

  protected address(): string {
    const query = this.given(QUERY);
    return query && `?${query}`;
  }
}

class KhagolaChart extends Embedded {
  protected readonly path = '/embed/chart';
  protected readonly usual = { width: '360', height: '400', label: 'Birth chart' };

  protected address(): string {
    const query = this.given(['names', 'digits', 'drawing', 'theme']);
    return `${query && `?${query}`}#${this.given(FRAGMENT)}`;
  }
}

customElements.define('khagola-day', KhagolaDay);
customElements.define('khagola-chart', KhagolaChart);
