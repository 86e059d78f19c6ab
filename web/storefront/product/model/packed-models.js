// oxlint-disable unicorn/no-empty-file
// model-viewer brings the decoder for packed models (EXT_meshopt_compression) along, but uses it only once a script
// has come from its `meshoptDecoderLocation`, whose default is none. This is that script: there is nothing to add.
