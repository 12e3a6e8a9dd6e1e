export default {
  source: { define: { VERSION: '"1.2.3"' } },
};
