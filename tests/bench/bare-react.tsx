import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest React page with a bar of four buttons that work. */
function Page() {
  const [current, setCurrent] = useState<string>();
  return (
    <>
      <header>
        {['Home', 'About', 'Project', 'Contact'].map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'true' : undefined}
            onClick={() => setCurrent(name)}
          >
            {name}
          </button>
        ))}
      </header>
      <h1>Hello</h1>
      <p>{current ?? 'A page that a program makes.'}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
