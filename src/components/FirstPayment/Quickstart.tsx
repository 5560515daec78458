import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** The link to the same payment with the reader’s own code. */
export default function Quickstart(): ReactNode {
  return (
    <Link to="/quickstart">
      <Translate
        id="site.firstPayment.quickstart"
        description="Link to the quickstart from the payment on the home page"
      >
        Make the same payment on your own machine
      </Translate>
    </Link>
  );
}
