// Leads to the page that a redirect page names, with the query and the hash of the address.
location.replace(document.currentScript.dataset.to + location.search + location.hash);
