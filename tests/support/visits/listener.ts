/**
 * Notes in the page what a console would show. Most engines run `listener` before the scripts of the page. WebKitGTK cannot do that,
 * and has no console in automated sessions. So there it is the first script in the document, before the policy, which applies only to
 * what comes after it.
 */
export function listener(): void {
  const notes: string[] = [];
  Object.defineProperty(window, 'heardByTest', { value: notes });
  addEventListener('securitypolicyviolation', (event) => {
    notes.push(`policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`);
  });
  addEventListener('error', (event) => {
    notes.push(`exception: ${event.message}`);
  });
  addEventListener('unhandledrejection', (event) => {
    notes.push(`exception: rejected with ${event.reason}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...data: unknown[]) => {
      notes.push(`console ${level}: ${data.join(' ')}`);
      write.apply(console, data);
    };
  }
}

/** Takes the notes of `listener`. */
export function takeNotes(): string[] {
  const notes: unknown = Reflect.get(window, 'heardByTest');
  return Array.isArray(notes) ? notes.splice(0).map(String) : [];
}

/** The document with the listener as its first script. */
export function withListener(html: string): string {
  const script = `<script>(${listener.toString()})()</script>`;
  if (!/<head[^>]*>/i.test(html)) throw new Error('The document has no <head> to listen from');
  return html.replace(/<head[^>]*>/i, (head) => head + script);
}
