git clone %brand.links.repository% docs
cd docs
npm ci
