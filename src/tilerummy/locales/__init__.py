"""What players read: one folder of Fluent catalogues a language, and `catalogue`, which reads them."""
