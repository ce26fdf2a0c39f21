import { showreelPath } from '../../../routes.ts';
import { Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';

/** The page of a showreel that lies beside the page. */
export function ShowreelPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { reel } = useSite().portfolio;
  if (!reel?.file) return null;
  return (
    <Part path={showreelPath}>
      <Heading tabIndex={-1}>
        <Phrases text={reel.name} />
      </Heading>
    </Part>
  );
}
